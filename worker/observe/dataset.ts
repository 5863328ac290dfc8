/** The part of Workers Analytics Engine that the shop uses. */
export type Dataset = Pick<AnalyticsEngineDataset, 'writeDataPoint'>
