import type { Experiment } from './experiments.ts'

const one = { name: 'one', slots: { 'home-1': 'home-one-1' } }
const two = { name: 'two', slots: { 'home-1': 'home-two-1' } }
const three = { name: 'three', slots: { 'home-1': 'home-three-1' } }
const of = { id: 'hero', page: 'home' } as const

const accepted: Experiment[] = [
  { ...of, variants: [{ name: 'original' }, one] },
  { ...of, variants: [{ name: 'original' }, one, two] },
]
void accepted

// @ts-expect-error -- a page has at most three variants
const four: Experiment = { ...of, variants: [{ name: 'original' }, one, two, three] }
void four

// @ts-expect-error -- one variant is no experiment
const single: Experiment = { ...of, variants: [{ name: 'original' }] }
void single

// @ts-expect-error -- no route has this name
const nowhere: Experiment = { id: 'hero', page: 'nowhere', variants: [{ name: 'original' }, one] }
void nowhere
