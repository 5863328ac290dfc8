/** Stand-ins for the collections of `dw.util`. */

export const collectionOf = <Item>(items: readonly Item[]): dw.Collection<Item> => ({
  length: items.length,
  iterator: () => iteratorOf(items),
  toArray: () => [...items],
})

export function iteratorOf<Item>(items: readonly Item[]): dw.Iterator<Item> {
  const rest = [...items]
  return {
    hasNext: () => rest.length > 0,
    next() {
      const [item] = rest.splice(0, 1)
      if (item === undefined) throw new Error('the iterator has no further item')
      return item
    },
  }
}

export const mapOf = <Value>(entries: Readonly<Record<string, Value>>): dw.Map<Value> => ({
  get: (key) => entries[key] ?? null,
  keySet: () => collectionOf(Object.keys(entries)),
})
