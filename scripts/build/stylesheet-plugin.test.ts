import { resolve } from 'node:path'

import { expect, test } from 'vitest'
import { runnerImport } from 'vite'

import { namedComponents, namedStyles } from '../../client/ui/stylesheet.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const PLAIN = `export const Plain = styled('b', { variants: { far: { true: { top: 0 }, false: {} } } })`

/** The design system's styles after a change of its buttons. */
async function stylesWith(change: (source: string) => string) {
  const { module } = await runnerImport<{ namedStyles: typeof namedStyles }>(
    resolve(ROOT, 'client/ui/stylesheet.ts'),
    {
      root: ROOT,
      configFile: false,
      logLevel: 'error',
      plugins: [
        {
          name: 'change',
          enforce: 'pre',
          transform: (code, id) => (id.endsWith('/client/ui/button.tsx') ? change(code) : null),
        },
      ],
    },
  )
  return module.namedStyles()
}

test('class names survive changed rules and new components', async () => {
  const before = namedStyles()
  const after = await stylesWith((source) =>
    source
      .replace("display: 'inline-flex'", "display: 'inline-block'")
      .replace("{ true: { width: '100%' } }", "{ true: { width: '99%' } }")
      .replace('export const', `${PLAIN}\nexport const`),
  )

  expect(before.text).toContain('.c-Button-wide-true{width:100%}')
  expect(after.text).toContain('.c-Button-wide-true{width:99%}')
  expect(after.text).toContain('.c-Button{display:inline-block;')
  const { Plain, ...others } = after.names['button.tsx'] ?? {}
  expect({ ...after.names, 'button.tsx': others }).toEqual(before.names)

  // A component whose rules are all in variants has no base class.
  expect(Plain).toMatchObject({ base: '', variants: { far: { true: 'c-Plain-far-true' } } })
  // A component without rules has the classes of the component that it extends.
  expect(others.ButtonLink).toEqual(others.Button)
})

test('a component name that occurs twice, and a component without a name, fail the build', () => {
  const [one, other] = [{}, {}]
  expect(() =>
    namedComponents([one, other], { './one.tsx': { Row: one }, './other.tsx': { Row: other } }),
  ).toThrow('Two styled components are called Row.')
  expect(() => namedComponents([one], {})).toThrow('A styled component is not exported.')
})
