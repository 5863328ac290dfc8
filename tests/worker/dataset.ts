/** An Analytics Engine dataset that keeps its data points. */
export function openDataset() {
  const points: Required<AnalyticsEngineDataPoint>[] = []
  const ANALYTICS = {
    writeDataPoint: ({ indexes = [], blobs = [], doubles = [] }: AnalyticsEngineDataPoint = {}) =>
      void points.push({ indexes, blobs, doubles }),
  }
  const ofKind = (kind: string) => points.filter(({ blobs }) => blobs[0] === kind)
  return { ANALYTICS, points, ofKind }
}
