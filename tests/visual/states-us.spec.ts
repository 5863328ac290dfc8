import { testStates } from './test-states.ts'

testStates('us')
