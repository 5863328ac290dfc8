/** Control characters, and halves of characters, which no XML document may have (XML 1.0 §2.2). */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text as the content of an element or of an attribute. */
export const escapeXml = (text: string) =>
  text.replace(NO_XML, '').replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

/** @param name the name of an element, not that of a shopper or a product */
export const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** A document whose entries are lines. */
export const xmlDocument = (name: string, attributes: string, entries: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} ${attributes}>`,
    ...entries,
    `</${name}>`,
    '',
  ].join('\n')
