import { styled } from '#client/ui/theme.ts'

/** A fragrance: its notes, and matching products. Kept as the edge rendered it. */
export const ScentBox = styled('section', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$xxl',
  marginTop: '$section',
  padding: '$xl',
  border: '1px solid $line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  '@lg': { padding: '$xxxl' },
  '& .unfolds': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '$xxl',
    '@xl': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '$xxxl', alignItems: 'end' },
  },
  '& .family': { color: '$quiet' },
  '& .head': { display: 'grid', gap: '$xs', marginBottom: '$xl' },
  '& h3': { marginBottom: '$l' },
})

/** Three tiers of the same height, so that their slices make one pyramid. */
export const Pyramid = styled('ol', {
  display: 'grid',
  gridAutoRows: '1fr',
  gap: '$xs',
  maxWidth: '44rem',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    minHeight: '7.5rem',
    alignItems: 'center',
    columnGap: '$l',
    '@md': { columnGap: '$xxl' },
  },
  '& .slice': { width: '100%', height: 0, minHeight: '100%', overflow: 'visible' },
  '& path': {
    fill: '$familyWoods',
    stroke: '$accentLine',
    strokeWidth: '1px',
    vectorEffect: 'non-scaling-stroke',
  },
  '& [data-tier="top"] path': { fillOpacity: 0.2 },
  '& [data-tier="heart"] path': { fillOpacity: 0.45 },
  '& [data-tier="base"] path': { fillOpacity: 0.8 },
  '& .words': { paddingBlock: '$s' },
  '& .tier': { fontWeight: '$semibold' },
  '& .when': { fontSize: '$small', color: '$quiet' },
  '& .notes': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 $s',
    fontSize: '$lead',
    color: '$accent',
  },
  '& .notes li:not(:last-child)::after': {
    content: '"·"',
    marginInlineStart: '$s',
    color: '$accentLine',
  },
  variants: {
    family: {
      citrus: { '& path': { fill: '$gold' } },
      woods: {},
      floral: { '& path': { fill: '$familyFloral' } },
      spice: { '& path': { fill: '$familySpice' } },
      sea: { '& path': { fill: '$familySea' } },
      gourmand: { '& path': { fill: '$familyGourmand' } },
    },
  },
})

/** A candle that burns while it has `data-lit`. Without motion, its light stands still. */
export const Candle = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: '$l',
  '& .stage': {
    position: 'relative',
    width: '18rem',
    maxWidth: '100%',
    overflow: 'hidden',
    borderRadius: '$medium',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background: 'radial-gradient(circle at 50% 54%, transparent 20%, $colors$night 92%)',
      opacity: 0,
      transition: 'opacity 600ms ease',
    },
  },
  '& img': { width: '100%', height: 'auto' },
  '& .lit': { position: 'absolute', inset: 0, opacity: 0, transition: 'opacity 600ms ease' },
  // Both texts take the same place.
  '& button': { display: 'inline-grid', '@scriptless': { display: 'none' } },
  '& button span': { gridArea: '1 / 1' },
  '& .put-out': { visibility: 'hidden' },
  '&[data-lit]': {
    '& .lit': { opacity: 1, animation: 'flicker 2.4s ease-in-out 600ms infinite alternate' },
    '& .stage::after': { opacity: 0.82 },
    '& .light': { visibility: 'hidden' },
    '& .put-out': { visibility: 'visible' },
  },
})

/** Products with small pictures: a row that scrolls on phones. */
export const ScentForms = styled('ul', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '6.5rem',
  gap: '$l',
  margin: '-$xs',
  padding: '$xs',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@lg': {
    gridAutoFlow: 'row',
    gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
    overflowX: 'visible',
  },
  '& a': {
    display: 'grid',
    gap: '$s',
    fontSize: '$small',
    lineHeight: '$snug',
    textDecoration: 'none',
    '@hover': { '&:hover': { textDecoration: 'underline' } },
  },
  '& img, & .none': {
    width: '100%',
    aspectRatio: '4 / 5',
    objectFit: 'cover',
    borderRadius: '$small',
    backgroundColor: '$groundPlain',
  },
})

/** Other fragrances with their notes. */
export const Relatives = styled('ul', {
  display: 'grid',
  gap: '$l $xl',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@xl': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: '$l',
    // Large text on a narrow phone.
    overflowWrap: 'break-word',
  },
  '& img, & .none': {
    width: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: '$pill',
    backgroundColor: '$groundPlain',
  },
  '& a': {
    fontWeight: '$semibold',
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '@hover': { '&:hover': { textDecoration: 'underline' } },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: '2px solid $colors$accent',
      outlineOffset: '3px',
      borderRadius: '$small',
    },
  },
  '& .notes': { fontSize: '$small', color: '$quiet' },
})
