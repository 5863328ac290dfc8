/** Runs in the page: words of two elements without a space between them, as a screen reader and a copy join them. */
export function joinedWords(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
  const found: string[] = []
  let before: Text | null = null
  const boxOf = (node: Node) => {
    let box = node.parentElement
    while (box && getComputedStyle(box).display === 'inline') box = box.parentElement
    return box
  }
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches('br,img,svg,video,input,iframe')) before = null
    if (!(node instanceof Text) || node.data === '') continue
    const isJoined = /[\p{L}\d]$/u.test(before?.data ?? '') && /^[\p{L}\d]/u.test(node.data)
    if (isJoined && before && boxOf(before) === boxOf(node)) {
      found.push(`${before.data}|${node.data}`)
    }
    before = node
  }
  return found
}

/** Runs in the page: texts in which a separator begins or ends a line. */
export function looseSeparators(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  const boxAt = (node: Node, index: number) => {
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + 1)
    return range.getClientRects()[0]
  }
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    const index = text.indexOf('·')
    const dot = index >= 0 ? boxAt(node, index) : undefined
    if (!dot || !node.parentElement?.checkVisibility()) continue
    const sides = [text.slice(0, index).search(/\S\s*$/), text.slice(index + 1).search(/\S/)]
    const near = [sides[0] ?? -1, (sides[1] ?? -1) < 0 ? -1 : index + 1 + (sides[1] ?? 0)]
    const isBeside = (at: number) => at >= 0 && boxAt(node, at)?.top === dot.top
    if (!near.every(isBeside)) found.push(text)
  }
  return found
}

/** Runs in the page: names of links that lead to several places, with the places. */
export function ambiguousLinks(): string[] {
  const places = new Map<string, Set<string>>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!link.checkVisibility() || link.closest('[inert],[aria-hidden=true]')) continue
    const copy = link.cloneNode(true)
    if (!(copy instanceof Element)) continue
    for (const part of copy.querySelectorAll('[aria-hidden=true],svg')) part.remove()
    for (const image of copy.querySelectorAll('img')) image.replaceWith(` ${image.alt} `)
    const labelled = (link.getAttribute('aria-labelledby') ?? '').split(' ')
    const label = labelled
      .map((id) => document.querySelector(`#${CSS.escape(id || '-')}`)?.textContent ?? '')
      .join(' ')
    const name = label.trim() || (link.getAttribute('aria-label') ?? copy.textContent ?? '')
    const key = name.replaceAll(/\s+/g, ' ').trim().toLowerCase()
    const known = places.get(key) ?? new Set()
    places.set(key, known.add(link.href.replace(/[?&]from=[^&#]*/, '')))
  }
  return [...places].flatMap(([name, hrefs]) =>
    hrefs.size > 1 ? [`${name}: ${[...hrefs].join(' ')}`] : [],
  )
}
