/** A word that must not come back, and the word to use instead. */
export interface Retired {
  pattern: RegExp
  instead: string
}

/** Words of an identifier or file name, in lower case: `openBagDeeds` has open, bag and deeds. */
export const retiredWords: Readonly<Record<string, string>> = {
  deed: 'action or mutation',
  deeds: 'actions or mutations',
  standing: 'status',
  afterwards: 'retention',
  door: 'commerce client',
  doors: 'commerce clients',
  inquiry: 'request',
  inquiries: 'requests',
  silence: 'no response',
  refusal: 'rejection or http error',
  refusals: 'rejections or http errors',
  troubles: 'recent failures or form errors',
  trouble: 'form error',
  forgo: 'optional',
  customs: 'custom APIs',
  catalogue: 'catalog',
  catalogues: 'catalogs',
  machine: 'webhooks',
  stage: 'current view',
}

/** Whole names and parts of names whose words have a good meaning elsewhere. */
export const retiredNames: readonly Retired[] = [
  { pattern: /^Exchange$/, instead: 'result' },
  { pattern: /^operation(Id|Name)s?$/i, instead: 'idempotency key, mutation or action name' },
  { pattern: /lostAnswers?$/i, instead: 'unknown outcome' },
  { pattern: /^cachedThings?|^things$/i, instead: 'cache definition' },
  { pattern: /^createWords$/, instead: 'createContentMapper' },
  { pattern: /^Late[A-Z]/, instead: 'Deferred…' },
  { pattern: /^kept[A-Z]/i, instead: 'stored…' },
  { pattern: /^answerOf$/, instead: 'a name that says which response' },
  { pattern: /^asker$/i, instead: 'caller' },
]

/** In comments, and in the names of tests. */
export const retiredPhrases: readonly Retired[] = [
  { pattern: /\bdeeds?\b/i, instead: 'action or mutation' },
  { pattern: /\b(shopper|commerce) doors?\b/i, instead: 'commerce client' },
  { pattern: /\binquir(y|ies)\b/i, instead: 'request' },
  { pattern: /\boperation ids?\b/i, instead: 'idempotency key' },
  { pattern: /\blost answers?\b/i, instead: 'unknown outcome' },
  { pattern: /\bcached things?\b/i, instead: 'cache definition' },
  { pattern: /\b(with|without) scripts?\b/i, instead: 'with or without JavaScript' },
  { pattern: /\bcatalogues?\b/i, instead: 'catalog' },
  { pattern: /\bcustoms\b/i, instead: 'custom APIs' },
  { pattern: /\basker\b/i, instead: 'caller' },
]

/** Names that keep a retired word, each for a reason. */
export const exceptions: Readonly<Record<string, string>> = {
  c_door: 'a custom attribute of an address in a test, as a shopper might name it',
  'scripts/front-door.mjs': 'the first script that a user of the repository runs',
  'sandbox/migrations/0001_catalogue.sql': 'migrations are recognized by their names',
  'sandbox/migrations/0008_customs.sql': 'migrations are recognized by their names',
}
