import { PLAIN_NAME } from './analytics/chosen-variants.ts'
import {
  variantsOf,
  type ContentVariant,
  type Experiment,
  type Experiments,
  type ReplacedContent,
} from './experiments.ts'
import { routes, type Route } from './routes.ts'

const MOST_VARIANTS = 3
const CONTENT_ID = /^[\w-]{1,100}$/

/** @throws with everything that is wrong with a shop's experiments */
export function checkExperiments(experiments: Experiments) {
  const problems = [
    ...experiments.flatMap((experiment) =>
      problemsOf(experiment).map((problem) => `"${experiment.id}" ${problem}.`),
    ),
    ...repeated(experiments.map(({ id }) => id)).map((id) => `Two experiments are called "${id}".`),
    ...repeated(experiments.map(({ page }) => page)).map(
      (page) => `Two experiments are on the page "${page}".`,
    ),
    ...repeated(experiments.flatMap(idsOf)).map(
      (id) => `Two experiments replace or show the ${id}.`,
    ),
  ]
  if (problems.length > 0) throw new Error(`experiments.ts cannot be used:\n${problems.join('\n')}`)
}

function problemsOf(experiment: Experiment): string[] {
  const { id, page } = experiment
  const listed = variantsOf(experiment)
  const names = listed.map(({ name }) => name)
  const [original = {}, ...others] = listed
  const when = (isWrong: boolean, problem: string) => (isWrong ? [problem] : [])
  return [
    ...when(
      ![id, ...names].every((name) => PLAIN_NAME.test(name)),
      'has an id or a name of a variant that is not plain',
    ),
    ...when(routeOf(page)?.audience !== 'public', `is on "${page}", which is no public page`),
    ...when(
      listed.length < 2 || listed.length > MOST_VARIANTS,
      'does not have two or three variants',
    ),
    ...when(repeated(names).length > 0, 'has two variants of one name'),
    ...when(replacedIn(original).length > 0, 'replaces content in its first variant'),
    ...when(
      others.some((variant) => replacedIn(variant).length === 0),
      'has a variant that replaces nothing',
    ),
    ...when(
      !listed
        .flatMap(replacedIn)
        .flat()
        .every((one) => CONTENT_ID.test(one)),
      'has an id of content that no slot or asset can have',
    ),
    ...when(!haveShares(listed), 'has weights that are negative, not finite, or all 0'),
  ]
}

/** Configuration is not always typed, so nothing is taken for granted. */
const routeOf = (page: string): Route | undefined =>
  new Map(Object.entries<Route>(routes)).get(page)

const replacedIn = ({ slots = {}, assets = {} }: ReplacedContent) => [
  ...Object.entries(slots),
  ...Object.entries(assets),
]

function haveShares(variants: readonly ContentVariant[]) {
  const weights = variants.map(({ weight = 1 }) => weight)
  return weights.every((weight) => weight >= 0 && Number.isFinite(weight)) && weights.some(Boolean)
}

/** What an experiment touches. The same slot in two of its variants counts once. */
const idsOf = (experiment: Experiment) => [
  ...new Set(
    variantsOf(experiment).flatMap(({ slots = {}, assets = {} }) => [
      ...Object.entries(slots)
        .flat()
        .map((id) => `slot "${id}"`),
      ...Object.entries(assets)
        .flat()
        .map((id) => `asset "${id}"`),
    ]),
  ),
]

const repeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
]
