import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

import { filesOf, textOf } from './sources.ts'

const Workflow = v.object({
  permissions: v.record(v.string(), v.picklist(['read', 'none'])),
  jobs: v.record(
    v.string(),
    v.looseObject({
      permissions: v.optional(v.record(v.string(), v.picklist(['read', 'none']))),
      steps: v.array(v.looseObject({ uses: v.optional(v.string()), run: v.optional(v.string()) })),
    }),
  ),
})

const workflows = filesOf('.github/workflows/*.yml').map((path) => ({
  path,
  workflow: v.parse(Workflow, parse(textOf(path))),
}))

const stepsOf = ({ jobs }: v.InferOutput<typeof Workflow>) =>
  Object.values(jobs).flatMap(({ steps }) => steps)

test('the public pipeline runs the test command of the README, and looks for known vulnerabilities', () => {
  const commands = workflows.flatMap(({ workflow }) => stepsOf(workflow).map(({ run }) => run))

  expect(commands).toContain('npm test')
  expect(textOf('README.md')).toMatch(/^npm test /m)
  expect(commands).toContain('npm audit --audit-level=high')
  expect(commands).toContain('npm audit signatures')
})

test('every action of a workflow is pinned to a commit, with its version beside it', () => {
  const actions = workflows.flatMap(({ path }) =>
    [...textOf(path).matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(([, action = '']) => action),
  )

  expect(actions.length).toBeGreaterThanOrEqual(2)
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

test('no workflow runs with secrets on a stranger’s change', () => {
  for (const { path } of workflows) {
    expect(textOf(path), path).not.toMatch(/pull_request_target|secrets\./)
    expect(textOf(path), path).toContain('persist-credentials: false')
  }
})

test('npm installs no release of the last days', () => {
  const [, days] = /^min-release-age=(\d+)$/m.exec(textOf('.npmrc')) ?? []
  expect(Number(days)).toBeGreaterThanOrEqual(7)
})
