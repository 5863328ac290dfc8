import { inPlace } from './mixins.ts'

/** The menu as a row of categories with panels that span the page. A function, so that the bundles leave it out. */
export const menuRow = () =>
  ({
    ...inPlace,
    '& .drawer-head, & .tabs, & .links, & .drawer-foot': { display: 'none' },
    '& .tops': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 $xs',
      marginInline: '-0.35rem',
      '@xl': { columnGap: '$l', marginInline: '-$s' },
    },
    '& summary, & .top > a': {
      gap: '$xs',
      paddingInline: '0.35rem',
      fontSize: '0.875rem',
      borderBottom: '2px solid transparent',
      // Forced colors show a transparent border.
      '@forced': { borderBottomColor: 'Canvas' },
      transition: 'border-color $transitions$quick',
      '@xl': { gap: '$s', paddingInline: '$s', fontSize: '$small' },
    },
    '& details[open] > summary': {
      borderBottomColor: '$accentLine',
      '@forced': { borderBottomColor: 'Highlight' },
    },
    '& .panel': {
      position: 'absolute',
      insetInline: 0,
      top: '100%',
      maxHeight: 'calc(100dvh - 7.5rem)',
      overflowY: 'auto',
      paddingBlock: '$xl $xxl',
      borderBlock: '1px solid $line',
      // Sets it apart from the page, which has the same ground.
      boxShadow: '0 1.25rem 2.5rem -1.5rem $colors$veil',
      animation: 'appear 180ms ease',
    },
    '& .columns': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: '$xl',
      // The picture and the offers, which come later, fit in.
      minHeight: '15rem',
    },
    '& .aside': {
      gridArea: '1 / 2 / span 2',
      '--offers-width': '16rem',
      '--offers-inset': '$space$xl',
      '--offers-line': '1px',
    },
    '& .aside > *': { justifyContent: 'end', marginTop: 0 },
    '& .children': {
      display: 'grid',
      alignContent: 'start',
      alignItems: 'start',
      // Columns of five (spec 1 §2.2).
      gridAutoFlow: 'column',
      gridTemplateRows: 'repeat(5, auto)',
      // As wide as specified, or as a longer name, so that no row is higher than the others.
      gridAutoColumns: 'minmax(13.75rem, max-content)',
      justifyContent: 'start',
      columnGap: '$xl',
    },
    '& .children a': { minHeight: '2.25rem', '@touch': { minHeight: '$control' } },
    '& .children [data-active]': {
      color: '$accent',
      textDecoration: 'underline',
      textDecorationColor: '$accentLine',
    },
    '& .explore': { justifySelf: 'start', fontSize: '$lead', marginBottom: '$s' },
  }) as const
