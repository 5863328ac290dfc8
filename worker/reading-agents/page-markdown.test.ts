import { expect, test } from 'vitest'

import { pageMarkdown } from './page-markdown.ts'

const ORIGIN = 'https://shop.example'

const written = (main: string) => {
  const { text } = pageMarkdown(
    `<!DOCTYPE html><html lang="en-US"><head></head><main>${main}</main></html>`,
    ORIGIN,
  )
  return text.replace(/^---\n[^]*?---\n\n/, '')
}

test('a document begins with its title, description, address and language, as YAML', () => {
  const { canonical, text } = pageMarkdown(
    `<!DOCTYPE html><html lang="fr-CA"><head><title>L’été &amp; "co" | Shop</title><meta name="description" content="a: b # c"/><link rel="canonical" href="${ORIGIN}/p/x"/></head><body><header>Menu</header><main><h1>Été</h1></main><footer>Footer</footer></body></html>`,
    ORIGIN,
  )
  expect(canonical).toBe(`${ORIGIN}/p/x`)
  expect(text).toBe(
    String.raw`---
title: "L’été & \"co\" | Shop"
description: "a: b # c"
url: "https://shop.example/p/x"
language: "fr-CA"
---

# Été
`,
  )
})

test.each([
  ['*bold* _and_ `code`', String.raw`\*bold\* \_and\_ \`code\``],
  ['[link](http://evil.example)', String.raw`\[link\](http://evil.example)`],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', String.raw`\<script>alert(1)\</script>`],
  ['AT&amp;amp;T &amp; Co', String.raw`AT\&amp;T & Co`],
  ['a ]]&gt; b', String.raw`a \]\]> b`],
  ['# no heading', String.raw`\# no heading`],
  ['1. no list', String.raw`1\. no list`],
  ['- no list', String.raw`\- no list`],
  ['=== no heading', String.raw`\=== no heading`],
  ['&gt; no quotation', String.raw`\> no quotation`],
  ['~~not deleted~~', String.raw`\~\~not deleted\~\~`],
  ['a\\', 'a\\\\'],
  ['10&nbsp;% off', '10 % off'],
])('the name %j stays text', (name, expected) => {
  expect(written(`<p>${name}</p>`)).toBe(`${expected}\n`)
  expect(written(`<p><a href="/p/x">${name}</a></p>`)).toContain('](https://shop.example/p/x)')
})

test('links are absolute and end where they should, and scripts are no links', () => {
  expect(written('<a href="/p/a_(b) c?x=1&amp;y=2">A</a>')).toBe(
    '[A](https://shop.example/p/a_%28b%29%20c?x=1&y=2)\n',
  )
  expect(written('<a href="javascript:alert(1)">A</a> <a href="#reviews">B</a>')).toBe('A B\n')
  expect(written('<a href="/c"><span>A</span><h3>B</h3></a>')).toBe(
    '[A B](https://shop.example/c)\n',
  )
  expect(written('<a href="/c" aria-label="Chalk"><img alt="" src="/x.png"/></a>')).toBe(
    '[Chalk](https://shop.example/c)\n',
  )
})

test('lists, tables, breaks and pictures keep their form', () => {
  expect(written('<ol><li>a</li><li>b<ul><li>c</li></ul></li></ol>')).toBe('1. a\n2. b\n\n   - c\n')
  expect(
    written('<table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td><td>3</td></tr></table>'),
  ).toBe('| A | B |\n| --- | --- |\n| 1\\|2 | 3 |\n')
  expect(written('<table><tr><th>Size</th><td>8 oz</td></tr></table>')).toBe('- Size: 8 oz\n')
  expect(written('<p>a<br>b <strong> c </strong>d</p>')).toBe('a\\\nb **c** d\n')
  expect(written('<img alt="A [b]" src="/x.png">')).toBe(
    String.raw`![A \[b\]](https://shop.example/x.png)` + '\n',
  )
  expect(written('<p><s>$2</s><span>$1</span></p>')).toBe('~~$2~~ $1\n')
})

test('what a visitor does not see is left out', () => {
  const hidden = [
    '<button>Add</button>',
    '<script>1</script>',
    '<div hidden>x</div>',
    '<div aria-hidden="true">x</div>',
    '<div popover="auto">x</div>',
    '<dialog>x</dialog>',
    '<svg><title>x</title></svg>',
    '<input value="x">',
    '<form><label>Your name <input name="x"></label></form>',
  ]
  expect(written(`${hidden.join('')}<p>Text</p>`)).toBe('Text\n')
})

test('content may be nested as deeply as the sanitizer allows', () => {
  const deep = '<div>'.repeat(400) + 'x' + '</div>'.repeat(400)
  expect(written(deep)).toBe('x\n')
})
