/** Workers Analytics Engine, as far as the shop uses it. */
export type Dataset = Pick<AnalyticsEngineDataset, 'writeDataPoint'>
