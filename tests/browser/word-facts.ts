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
  const areJoined = (first: Text, second: Text) =>
    /[\p{L}\d]$/u.test(first.data) &&
    /^[\p{L}\d]/u.test(second.data) &&
    boxOf(first) === boxOf(second)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches('br,img,svg,video,input,iframe')) before = null
    if (!(node instanceof Text) || node.data === '') continue
    if (before && areJoined(before, node)) found.push(`${before.data}|${node.data}`)
    before = node
  }
  return found
}

/** Runs in the page: texts in which a separator begins or ends a line. */
export function looseSeparators(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  const topAt = (node: Node, index: number) => {
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + 1)
    return range.getClientRects()[0]?.top
  }
  const isLoose = (node: Node) => {
    const beside = /(\S)\s*·\s*(?=\S)/.exec(node.nodeValue ?? '')
    if (!beside) return true
    const [start, end] = [beside.index, beside.index + beside[0].length]
    const dot = topAt(node, (node.nodeValue ?? '').indexOf('·'))
    return [start, end].some((index) => topAt(node, index) !== dot)
  }
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isShown = node.nodeValue?.includes('·') && node.parentElement?.checkVisibility()
    if (isShown && isLoose(node)) found.push(node.nodeValue ?? '')
  }
  return found
}

/** Runs in the page: names of links that lead to several places, with the places. */
export function ambiguousLinks(): string[] {
  const places = new Map<string, Set<string>>()
  const contentOf = (link: Element) => {
    const copy = document.createElement('div')
    for (const node of link.childNodes) copy.appendChild(node.cloneNode(true))
    for (const part of copy.querySelectorAll('[aria-hidden=true],svg')) part.remove()
    for (const image of copy.querySelectorAll('img')) image.replaceWith(` ${image.alt} `)
    return copy.textContent
  }
  const nameOf = (link: Element) => {
    const labels = link.getAttribute('aria-labelledby')?.split(' ') ?? []
    const texts = labels.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent)
    const name = texts.join(' ') || (link.getAttribute('aria-label') ?? contentOf(link))
    return name.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!link.checkVisibility() || link.closest('[inert],[aria-hidden=true]')) continue
    const known = places.get(nameOf(link)) ?? new Set()
    places.set(nameOf(link), known.add(link.href.replace(/[?&]from=[^&#]*/, '')))
  }
  return [...places].flatMap(([name, hrefs]) =>
    hrefs.size > 1 ? [`${name}: ${[...hrefs].join(' ')}`] : [],
  )
}
