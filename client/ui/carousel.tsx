import { styled } from './theme.ts'

/** A horizontally scrolling row that snaps to the start of an item. */
export const Track = styled('ul', {
  display: 'grid',
  gridAutoFlow: 'column',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  scrollbarColor: '$colors$line transparent',
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
  '&:focus-visible': { outlineOffset: '4px' },
  variants: {
    items: {
      one: {
        gridAutoColumns: '100%',
        scrollbarWidth: 'none',
        '@scriptless': { scrollbarWidth: 'thin' },
        '& > li': { display: 'grid' },
      },
      offers: {
        gridAutoColumns: 'min(17rem, 74vw)',
        gap: '$l',
        paddingBottom: '$m',
        marginInline: 'calc(-1 * $space$gutter)',
        paddingInline: '$gutter',
        scrollPaddingInline: '$space$gutter',
      },
      // Of products on a page: one, three or four at once, at 300, 768 and 920 pixels (spec 2 §9).
      group: {
        gridAutoColumns: 'min(15.5rem, 78%)',
        gap: '$l',
        margin: '-$s',
        padding: '$s',
        scrollPaddingInline: '$space$s',
        '@media (min-width: 48em)': { gridAutoColumns: 'calc((100% - 2 * $space$l) / 3)' },
        '@media (min-width: 57.5em)': { gridAutoColumns: 'calc((100% - 3 * $space$l) / 4)' },
        '& .words': { alignContent: 'start', minHeight: '7rem' },
      },
      posts: {
        gridAutoColumns: 'min(15rem, 62%)',
        gap: '$m',
        paddingBottom: '$s',
      },
      // The padding is room for the focus ring of a tile. Little moves when the words arrive.
      tiles: {
        gridAutoColumns: 'min(9.5rem, 42%)',
        gap: '$m',
        margin: '-$s',
        padding: '$s',
        scrollPaddingInline: '$space$s',
        '@md': { gridAutoColumns: 'calc((100% - 2 * $space$m) / 3)' },
        '& .words': { alignContent: 'start', minHeight: '8rem' },
      },
    },
  },
})

/** A heading with arrows beside it, as tall without them. */
export const TrackHead = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '$s',
  minHeight: '$control',
})

/** "2 of 3" between two arrows; hidden without JavaScript. */
export const TrackControls = styled('div', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$l',
  paddingTop: '$l',
  fontVariantNumeric: 'tabular-nums',
  '@scriptless': { display: 'none' },
})
