// These are functions, so that the bundles leave them out: the styles are in the static stylesheet.

/** The duration of every slide (spec 1 §9). */
const SLIDE = '0.3s ease'

/** The height of the drawer's head, and of the bar that leads back to it. */
const HEAD = '4rem'

const row = () =>
  ({
    paddingBlock: '$xs',
    fontSize: '$lead',
    lineHeight: '$snug',
    minHeight: '3.5rem',
    borderBottom: '1px solid $line',
  }) as const

/** Forced colors remove the ground that sets a drawer apart from the page behind it. */
const edge = { borderInlineEnd: '1px solid' } as const

/** The panel of a category slides in over the list; its summary becomes the bar that leads back. */
const slidingPanel = () =>
  ({
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
    '& .top > details::details-content': {
      transition: `content-visibility ${SLIDE} allow-discrete`,
    },
    '& .top > details[open] > .panel': {
      transform: 'none',
      '@starting-style': { transform: 'translateX(100%)' },
    },
    '& .top > details[open] > summary': {
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
        flex: 'none',
        width: '0.6rem',
        height: '0.6rem',
        borderInlineStart: '1.5px solid currentColor',
        borderBottom: '1.5px solid currentColor',
        transform: 'rotate(45deg)',
      },
      '&::after': { content: 'none' },
    },
    // Content under the panel cannot be reached.
    '&:has(.top > details[open]) :is(.tabs, .links, .drawer-foot, .tab-offers, .top:not(:has(> details[open])))':
      {
        visibility: 'hidden',
        transition: `visibility 0s ${SLIDE}`,
      },
  }) as const

/** A category that is alone in its tabs shows its subcategories at once, where browsers can. */
const singleCategory = () =>
  ({
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
  }) as const

/** The rules of drawers of all widths. */
const drawer = () =>
  ({
    position: 'fixed',
    inset: '0 auto 0 0',
    width: 'min($sizes$drawer, 88vw)',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 0,
    backgroundColor: '$paper',
    '@forced': edge,
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
    '& .top > a, & .top > details > summary': row(),
    '& .top > details > summary::after': { transform: 'rotate(-45deg)' },
    '& .children a, & .explore': {
      width: '100%',
      minHeight: '3rem',
      paddingBlock: '$xs',
      lineHeight: '$snug',
      borderBottom: '1px solid $line',
    },
    '& .explore': { textDecoration: 'none' },
    '& .links': {
      display: 'grid',
      gap: '$xs',
      marginTop: '$xl',
      '& [data-account]': { paddingInlineStart: '$l' },
      '& ul a': {
        display: 'flex',
        alignItems: 'center',
        minHeight: '$control',
        textDecoration: 'none',
      },
    },
    '& .drawer-foot': { paddingTop: '$xl', marginInlineStart: '-$s' },
  }) as const

/** The drawer of small screens, with tabs. */
export const menuDrawer = () =>
  ({
    ...drawer(),
    overflow: 'hidden',
    '& .tabs': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 $s',
      marginBottom: '$s',
      borderBottom: '1px solid $line',
    },
    '& label': {
      display: 'flex',
      flex: '1 0 auto',
      alignItems: 'center',
      justifyContent: 'center',
      minWidth: '$control',
      minHeight: '3rem',
      borderBottom: '2px solid transparent',
      color: '$quiet',
      fontSize: '$small',
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
    // A tab shows its own categories only.
    '&:has([value=shop]:checked) .top:not([data-tabs~=shop])': { display: 'none' },
    '&:has([value=offers]:checked) .top:not([data-tabs~=offers])': { display: 'none' },
    '&:has([value=new]:checked) .top:not([data-tabs~=new])': { display: 'none' },
    '&:has([value=gifts]:checked) .top:not([data-tabs~=gifts])': { display: 'none' },
    '&:has([value=offers]:checked) .tab-offers': { display: 'block' },
    '& .tab-offers > a': { ...row(), display: 'flex', alignItems: 'center' },
    ...slidingPanel(),
    ...singleCategory(),
  }) as const

/** The drawer of wide screens, with the open panel beside it. */
export const menuTwoPanels = () =>
  ({
    ...drawer(),
    overflow: 'visible',
    '& .tabs': { display: 'none' },
    '& .panel': {
      position: 'absolute',
      inset: '0 auto 0 100%',
      width: '$drawer',
      paddingBlock: `calc(${HEAD} + $space$xs) $space$xxl`,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      borderInlineStart: '1px solid $line',
      '@forced': edge,
      animation: 'appear 220ms ease',
    },
    '& .top > details[open] > summary': {
      color: '$accent',
      borderBottomColor: '$accentLine',
      '@forced': { borderBottomColor: 'Highlight' },
    },
  }) as const
