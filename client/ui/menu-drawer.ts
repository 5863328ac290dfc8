/** The duration of every slide (spec 1 §9). */
const SLIDE = '0.3s ease'

const OPEN = '.top > details[open]'

/** The height of the drawer's head, and of the bar that leads back to it. */
const HEAD = '4rem'

/** A tab shows its own categories only. */
const tabOf = (name: string) => ({
  [`&:has([value=${name}]:checked) .top:not([data-tabs~=${name}])`]: { display: 'none' },
})

const row = { fontSize: '$lead', minHeight: '3.5rem', borderBottom: '1px solid $line' } as const

/** The panel of a category slides in over the list; its summary becomes the bar that leads back. */
const slidingPanel = {
  '& .panel': {
    position: 'absolute',
    inset: 0,
    zIndex: '$raised',
    paddingBlock: `calc(${HEAD} + $space$s) $space$xxl`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    transform: 'translateX(100%)',
    transition: `transform ${SLIDE}`,
  },
  '& .top > details::details-content': { transition: `content-visibility ${SLIDE} allow-discrete` },
  [`& ${OPEN} > .panel`]: {
    transform: 'none',
    '@starting-style': { transform: 'translateX(100%)' },
  },
  [`& ${OPEN} > summary`]: {
    position: 'absolute',
    insetInline: '0 4rem',
    top: 0,
    zIndex: 3,
    justifyContent: 'start',
    gap: '$m',
    minHeight: HEAD,
    paddingInline: '$gutter 0',
    borderBottom: 0,
    backgroundColor: '$paper',
    fontSize: '$heading',
    animation: `slideBack ${SLIDE}`,
    '&::before': {
      content: '""',
      width: '0.6rem',
      height: '0.6rem',
      borderInlineStart: '1.5px solid currentColor',
      borderBottom: '1.5px solid currentColor',
      transform: 'rotate(45deg)',
    },
    '&::after': { content: 'none' },
  },
  // What the panel covers cannot be reached.
  [`&:has(${OPEN}) :is(.tabs, .links, .drawer-foot, .top:not(:has(> details[open])))`]: {
    visibility: 'hidden',
    transition: `visibility 0s ${SLIDE}`,
  },
} as const

/** A category that is alone in its tabs shows its subcategories at once, where browsers can. */
const singleCategory = {
  '@supports selector(::details-content)': {
    '& [data-single] > details::details-content': {
      contentVisibility: 'visible',
      display: 'block',
    },
    '& [data-single] > details > summary': { display: 'none' },
    '& [data-single] > details > .panel': {
      position: 'static',
      transform: 'none',
      paddingBlock: 0,
      overflow: 'visible',
    },
    '& [data-single] .columns': { padding: 0 },
  },
} as const

/** The menu as a drawer. */
export const menuDrawer = {
  position: 'fixed',
  inset: '0 auto 0 0',
  width: 'min($sizes$drawer, 88vw)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  backgroundColor: '$paper',
  transform: 'translateX(-100%)',
  transition: `transform ${SLIDE}, display ${SLIDE} allow-discrete, overlay ${SLIDE} allow-discrete`,
  '&:popover-open': {
    transform: 'none',
    '@starting-style': { transform: 'translateX(-100%)' },
  },
  '&::backdrop': { backgroundColor: '$veil', animation: `appear ${SLIDE}` },
  '& .drawer': {
    height: '100%',
    paddingBottom: '$xxl',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '& .drawer-head': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: HEAD,
    marginInlineEnd: '-$s',
    backgroundColor: '$paper',
    fontSize: '$heading',
    fontWeight: '$semibold',
  },
  '& .tabs': { display: 'flex', gap: '$xl', marginBottom: '$s', borderBottom: '1px solid $line' },
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: '$control',
    minHeight: '3rem',
    borderBottom: '2px solid transparent',
    color: '$quiet',
    fontWeight: '$semibold',
    cursor: 'pointer',
    '@forced': { borderBottomColor: 'Canvas' },
    '&:has(:checked)': {
      color: '$ink',
      borderBottomColor: '$accentLine',
      '@forced': { borderBottomColor: 'Highlight' },
    },
    '&:has(:focus-visible)': { outline: '2px solid $colors$accent', outlineOffset: '3px' },
  },
  ...tabOf('shop'),
  ...tabOf('offers'),
  ...tabOf('new'),
  ...tabOf('gifts'),
  '& .top > a, & .top > details > summary': row,
  '& .top > details > summary::after': { transform: 'rotate(-45deg)' },
  ...slidingPanel,
  '& .children a, & .explore': {
    width: '100%',
    minHeight: '3rem',
    borderBottom: '1px solid $line',
  },
  '& .explore': { textDecoration: 'none' },
  ...singleCategory,
  '& .links': {
    display: 'grid',
    gap: '$xs',
    marginTop: '$xl',
    '& ul': { paddingInlineStart: '$l' },
    '& ul a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '$control',
      textDecoration: 'none',
    },
  },
  '& .drawer-foot': { paddingTop: '$xl' },
} as const
