import { styled } from '../theme.ts'

/** An offer: picture, price or promise in large type, and description. */
export const OfferTile = styled('li', {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  overflow: 'hidden',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  border: '1px solid $line',
  '& .picture': { aspectRatio: '1', backgroundColor: '$groundPlain', overflow: 'hidden' },
  '& .picture img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .words': { display: 'grid', alignContent: 'start', gap: '$xs', padding: '$l $l $xl' },
  '& .offer': { fontSize: '$heading', fontWeight: '$bold', lineHeight: '$heading' },
  '& .form': { fontWeight: '$semibold' },
  '& .detail': { fontSize: '$small', color: '$quiet' },
  '& .urgency': { fontSize: '$small', fontWeight: '$semibold', color: '$accent' },
  '& a': {
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: '2px solid $colors$accent',
      outlineOffset: '-4px',
      borderRadius: '$medium',
    },
  },
  '@hover': { '&:hover': { borderColor: '$control' } },
  variants: {
    last: {
      true: {
        placeItems: 'center',
        gridTemplateRows: '1fr',
        backgroundColor: '$action',
        color: '$onAction',
        borderColor: '$action',
        textAlign: 'center',
        fontSize: '$heading',
        fontWeight: '$semibold',
        padding: '$xl',
        '& a:focus-visible::after': { outlineColor: '$onAction' },
      },
    },
  },
})

/** A link to a category: an arched picture with its name below. */
export const WayTile = styled('li', {
  position: 'relative',
  display: 'grid',
  gap: '$m',
  textAlign: 'center',
  '& .picture': {
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    borderRadius: '$pill $pill $medium $medium',
    backgroundColor: '$groundPlain',
  },
  '& .picture img': {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    transition: 'transform $transitions$calm',
  },
  '@hover': { '&:hover .picture img': { transform: 'scale(1.03)' } },
  '& a': {
    fontWeight: '$semibold',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$medium' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: '2px solid $colors$accent', outlineOffset: '4px' },
  },
})

/** Up to six tiles in one row, more in two rows of four. */
export const WayGrid = styled('ul', {
  display: 'grid',
  gap: '$xl $l',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@lg': { columnGap: '$xl' },
  variants: {
    columns: {
      three: { '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      four: { '@md': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
      five: { '@md': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
      six: {
        '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        '@lg': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      },
    },
    sliding: {
      true: {
        '@belowMd': {
          gridAutoFlow: 'column',
          gridTemplateColumns: 'none',
          gridAutoColumns: '$sizes$wayTile',
          overflowX: 'auto',
          scrollSnapType: 'x proximity',
          scrollbarWidth: 'thin',
          marginInline: 'calc(-1 * $space$gutter)',
          paddingInline: '$gutter',
          paddingBottom: '$m',
          scrollPaddingInline: '$space$gutter',
          '& > li': { scrollSnapAlign: 'start' },
        },
      },
    },
  },
})

/** Tiles of categories in a row: five are visible on large screens, and six on the largest. */
export const CategoryTrack = styled('ul', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '$sizes$wayTile',
  gap: '$l',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  scrollbarColor: '$colors$line transparent',
  // Room for the focus ring of a tile.
  marginInline: 'calc(-1 * $space$gutter)',
  paddingInline: '$gutter',
  paddingBlock: '$s $m',
  scrollPaddingInline: '$space$gutter',
  '& > li': { scrollSnapAlign: 'start', alignContent: 'start' },
  '@md': { gridAutoColumns: 'calc((100% - 3 * $space$l) / 4)' },
  '@lg': { gridAutoColumns: 'calc((100% - 4 * $space$l) / 5)' },
  '@xxl': { gridAutoColumns: 'calc((100% - 5 * $space$l) / 6)' },
  '@still': { scrollBehavior: 'auto' },
})

/** Offers below each other. */
export const OfferGrid = styled('ul', {
  display: 'grid',
  gap: '$l',
  // On phones, two where they have room.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11.5rem, 100%), 1fr))',
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '$xl' },
})
