interface Outline {
  id: string
  uses: number
}

const outlinePattern = /<path d="([^"]{40,})"/g

const pathPattern = / d="[^"]+"/g

/** A minus sign separates two numbers of a path as well as a space does. */
const withoutSpaces = (path: string) => path.replaceAll(/(\d) -/g, '$1-')

/**
 * A shape and the light on it have the same outline, often a long one. Outlines that occur more
 * than once are written once, in `definitions`, and referenced in `drawn`.
 */
export function shareOutlines(full: string): { definitions: string; drawn: string } {
  const drawing = full.replace(pathPattern, withoutSpaces)
  const outlines = new Map<string, Outline>()
  for (const [, path = ''] of drawing.matchAll(outlinePattern)) {
    const known = outlines.get(path)
    if (known) known.uses += 1
    else outlines.set(path, { id: `o${outlines.size}`, uses: 1 })
  }
  const shared = [...outlines].filter(([, outline]) => outline.uses > 1)
  return {
    definitions: shared.map(([path, { id }]) => `<path id="${id}" d="${path}"/>`).join(''),
    drawn: drawing.replace(outlinePattern, (whole, path: string) => {
      const outline = outlines.get(path)
      return outline && outline.uses > 1 ? `<use href="#${outline.id}"` : whole
    }),
  }
}
