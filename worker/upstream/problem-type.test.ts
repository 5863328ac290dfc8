import { expect, test } from 'vitest'

import { problemTypeOf } from './problem-type.ts'
import { wireProblemFrom } from './wire-problem.ts'

test.for([
  [500, 'Internal Server Error', 'service-error'],
  [500, 'Something of its own', 'unavailable'],
  [504, '', 'unavailable'],
  [400, 'Bad Request', 'submission-invalid'],
  [400, 'Value Constraint Violation', 'submission-invalid'],
  [400, 'Something of its own', 'rejected'],
  [404, 'Resource Not Found', 'rejected'],
  [401, 'Unauthorized', 'unavailable'],
  [429, '', 'unavailable'],
  [302, '', 'unavailable'],
] as const)('a write that commerce ends with %s "%s" is %s', ([status, title, type]) => {
  const problem = wireProblemFrom({ title, detail: 'for developers' })

  expect(problemTypeOf({ status, problem })).toBe(type)
})
