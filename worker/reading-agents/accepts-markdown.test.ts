import { expect, test } from 'vitest'

import { acceptsMarkdown } from './accepts-markdown.ts'

const CHROME =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7'

test.each([
  'text/markdown',
  'text/markdown, text/html, */*',
  'text/html, text/markdown',
  'text/html;q=0.8, text/markdown;q=0.9',
  'TEXT/Markdown ; charset=utf-8 ; q=0.5',
  'text/*;q=0.5, text/markdown;q=0.6',
  'text/markdown;q=0.2, application/json',
  'text/markdown;q=0.2, text/markdown;variant=GFM',
])('%j asks for Markdown', (header) => {
  expect(acceptsMarkdown(header)).toBe(true)
})

test.each([
  undefined,
  '',
  CHROME,
  '*/*',
  'text/*',
  'text/html;q=0.9, text/markdown;q=0.8',
  'text/markdown;q=0',
  'text/markdown;q=0.0, */*;q=0.1',
  'text/markdown;q=0.1, */*;q=0.8',
  'text/markdown;q=0.1, text/*;q=0.2, */*;q=0.05',
  'text/markdown-extra',
  'application/json; profile="text/markdown"',
])('%j asks for HTML', (header) => {
  expect(acceptsMarkdown(header)).toBe(false)
})

test('the most specific range decides about HTML', () => {
  expect(acceptsMarkdown('text/markdown;q=0.5, text/html;q=0.1, */*;q=0.9')).toBe(true)
})
