/**
 * Runs in the page. The elements whose `id`, `for` or ARIA attributes differ from React's own props of them: hydration
 * keeps the attributes that the edge has written, and reports nothing in the production build.
 */
export function unlikeReact() {
  const NAMED: Record<string, string> = { id: 'id', for: 'htmlFor' }
  const propsOf = (
    element: Element,
  ): Record<string, string | number | boolean | null | undefined> | undefined =>
    Reflect.get(element, Object.keys(element).find((key) => key.startsWith('__reactProps$')) ?? '')

  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const props = propsOf(element)
    if (!props) return []
    const names = [...Object.keys(props), ...element.getAttributeNames()].filter((name) =>
      name.startsWith('aria-'),
    )
    return [...new Set([...Object.keys(NAMED), ...names])].flatMap((name) => {
      // Which picture is in view is noted beside React.
      if (name === 'aria-current' && element.matches('[href^="#"]')) return []
      const [shown, expected] = [element.getAttribute(name), props[NAMED[name] ?? name] ?? null]
      return shown === (expected === null ? null : String(expected))
        ? []
        : [`${element.localName} ${name}: ${shown}, not ${expected}`]
    })
  })
}
