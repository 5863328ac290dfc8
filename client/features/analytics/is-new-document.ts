/** Whether the document was neither reloaded nor returned to. */
export function isNewDocument() {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate'
}
