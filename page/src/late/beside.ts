// The pages beside lobby and table, in one file: campaigns, the operator's page, signing in.

export { CampaignPage } from "../campaign";
export { HostPage } from "../host";
export { AccountDialog, EnterPage } from "../signing";
