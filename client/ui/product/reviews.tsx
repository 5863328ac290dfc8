import { styled } from '../theme.ts'

/** Reviews: their summary beside the list on wide screens, above it on narrow ones. */
export const ReviewsLayout = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$xl',
  '@lg': {
    gridTemplateColumns: 'minmax(15rem, 19rem) minmax(0, 1fr)',
    columnGap: '$xxxl',
    alignItems: 'start',
  },
})

/** The average rating, the number of reviews, and the distribution of stars. */
export const RatingSummary = styled('div', {
  display: 'grid',
  gap: '$m',
  padding: '$xl',
  border: '1px solid $line',
  borderRadius: '$medium',
  backgroundColor: '$surface',
  '& .average': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$s $l' },
  '& .number': {
    fontSize: '$title',
    fontWeight: '$semibold',
    letterSpacing: '$tight',
    lineHeight: '$tight',
  },
  '& .quiet': { fontSize: '$small', color: '$quiet' },
  '& ol': { display: 'grid', gap: '2px' },
  '& li > a, & li > span': {
    display: 'grid',
    gridTemplateColumns: '4.5rem minmax(0, 1fr) 2rem',
    alignItems: 'center',
    gap: '$s',
    minHeight: '2rem',
    fontSize: '$small',
    color: '$ink',
    textDecoration: 'none',
  },
  '& li > a': { '@hover': { '&:hover .label': { textDecoration: 'underline' } } },
  '& a[aria-current="true"] .label': { fontWeight: '$semibold', textDecoration: 'underline' },
  '& .count': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& svg.bar': { width: '100%', height: '0.5rem', borderRadius: '$pill' },
  '& .track': { fill: '$colors$shade' },
  '& .part': { fill: '$colors$accentLine' },
  '@forced': {
    '& svg.bar': { border: '1px solid CanvasText' },
    '& .part': { fill: 'CanvasText' },
  },
})

/** The list of reviews with its controls. */
export const ReviewList = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$l',
  '&[aria-busy="true"] ol': { opacity: 0.55 },
  '& .controls': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$m',
  },
  '& .controls form': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '$s',
    maxWidth: '100%',
  },
  '& .controls select': { maxWidth: '100%' },
  '& .controls label': { fontSize: '$small', fontWeight: '$semibold' },
  // Only needed without JavaScript, which applies a sort order at once.
  '& .apply': { display: 'none', '@scriptless': { display: 'inline-flex' } },
  '& .pages': { display: 'flex', alignItems: 'center', justifyContent: 'center', gap: '$l' },
})

export const ReviewCard = styled('article', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$s',
  paddingBlock: '$l',
  borderTop: '1px solid $line',
  overflowWrap: 'break-word',
  '& h3': { fontSize: '$lead' },
  '& .by': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '$xs $m',
    fontSize: '$small',
    color: '$quiet',
  },
  '& .text': { maxWidth: '$text', whiteSpace: 'pre-line' },
  '& .photos': { display: 'flex', flexWrap: 'wrap', gap: '$s' },
  '& .photos img': {
    width: '6rem',
    height: '6rem',
    objectFit: 'cover',
    borderRadius: '$small',
    border: '1px solid $line',
  },
  '& .vote': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '$xs $m',
    minHeight: '$control',
    fontSize: '$small',
  },
  '& .vote button': { fontSize: '$small', minHeight: '2.25rem', padding: '$xs $l' },
})

/** The form to write a review. */
export const ReviewForm = styled('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$l',
  maxWidth: '$text',
  '& .required-note, & .hint': { fontSize: '$small', color: '$quiet' },
  '& .mark': { color: '$danger' },
  '& .error': { fontSize: '$small', fontWeight: '$semibold', color: '$danger' },
  '& fieldset': { display: 'grid', gap: '$xs', border: 0, margin: 0, padding: 0, minWidth: 0 },
  '& legend': { fontSize: '$small', fontWeight: '$semibold', padding: 0 },
  '& .stars': { display: 'flex', flexWrap: 'wrap', gap: '$s' },
  '& .stars label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '$s',
    minHeight: '$control',
    paddingInline: '$m',
    border: '1px solid $control',
    borderRadius: '$pill',
    backgroundColor: '$surface',
    fontWeight: '$regular',
    cursor: 'pointer',
    '&:has(:checked)': {
      borderColor: '$action',
      boxShadow: 'inset 0 0 0 1px $colors$action',
      '@forced': { outline: '2px solid Highlight' },
    },
    '&:has(:focus-visible)': { outline: '2px solid $colors$accent', outlineOffset: '2px' },
  },
  '& .stars input': { margin: 0, accentColor: '$colors$action' },
  '& input[type="file"]': { maxWidth: '100%', minHeight: '$control', fontSize: '$small' },
})

/** The result of sending a review. */
export const ReviewNotice = styled('p', {
  padding: '$m $l',
  borderRadius: '$medium',
  backgroundColor: '$groundPlain',
  '&:empty': { display: 'none' },
})
