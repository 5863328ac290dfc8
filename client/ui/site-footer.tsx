import { styled } from './theme.ts'

const newsletter = {
  paddingBottom: '$xxl',
  borderBottom: '1px solid $nightLine',
  '& h2': { fontSize: '$title' },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '$s',
    maxWidth: '26rem',
  },
  '& > div > span': { position: 'relative', display: 'flex', alignItems: 'center', gap: '$xs' },
  '& > div > span, & > div > div:last-child': { fontSize: '$small', color: '$onNightQuiet' },
  '& div:has(> input)': { display: 'flex', flexWrap: 'wrap', gap: '$s' },
  '& input, & [type="submit"]': {
    minHeight: '$control',
    paddingInline: '$l',
    border: '1px solid $accentLine',
    borderRadius: '$pill',
    fontSize: '$body',
  },
  '& input': { flex: '1 1 11rem', minWidth: 0, backgroundColor: '$surface', color: '$ink' },
  '& [type="submit"]': {
    fontWeight: '$semibold',
    color: '$onNight',
    backgroundColor: 'transparent',
  },
  '& [aria-invalid="true"]': { borderColor: '$nightDanger', borderWidth: '2px' },
  '& [role="status"]': { fontWeight: '$semibold', '&:empty': { position: 'absolute' } },
  '& span > button': {
    marginBlock: '-$s',
    padding: '0.625rem',
    border: 0,
    borderRadius: '$pill',
    background: 'none',
  },
  // Above the field, so that it covers nothing that is being filled in. The pointer can move onto it.
  '& [role="tooltip"]': {
    position: 'absolute',
    bottom: '100%',
    insetInlineStart: 0,
    padding: '$m $l',
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$paper',
    color: '$ink',
    visibility: 'hidden',
  },
  '& span:is(:hover, :focus-within):not([data-closed]) > [role="tooltip"]': {
    visibility: 'visible',
  },
} as const

export const SiteFooter = styled('footer', {
  marginTop: '$section',
  paddingBlock: '$xxxl $xxl',
  backgroundColor: '$night',
  color: '$onNight',
  '& a': { color: 'inherit' },
  '& :focus-visible': { outlineColor: '$accentLine' },
  '& .newsletter': newsletter,
  '& .top': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '$xxl',
    paddingTop: '$xxl',
    '@lg': { gridTemplateColumns: 'minmax(14rem, 1fr) 2.5fr' },
  },
  // Beside each other where there is room.
  '& .newsletter, & .house': {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    gap: '$xl',
  },
  '& .newsletter > *, & .house > *': { flex: '1 1 16rem', minWidth: 0 },
  '& nav h2': { fontSize: '$body', marginBottom: '$s', letterSpacing: 0 },
  '& .promise': { maxWidth: '22rem', marginTop: '$m', color: '$onNightQuiet' },
  '& .legal': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    '@lg': { justifyContent: 'space-between' },
    gap: '$s $xl',
    marginTop: '$xxxl',
    paddingTop: '$xl',
    borderTop: '1px solid $nightLine',
    fontSize: '$small',
    color: '$onNightQuiet',
  },
  // Below the others, in the footer's padding: nothing moves when its text arrives.
  '& .opt-out': { position: 'absolute', top: '100%', marginTop: '$xs' },
  '& .legal ul': { display: 'flex', flexWrap: 'wrap', gap: '0 $l' },
  '& .legal li a, & .legal .current': {
    display: 'inline-block',
    paddingBlock: '$xs',
    paddingInline: 0,
    '@touch': { paddingBlock: '0.65rem' },
  },
})

/** The columns of links: disclosures on small screens, open columns on large ones. */
export const FooterNavigation = styled('nav', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@md': { gap: '$xxl $xl', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& h2': { '@belowMd': { display: 'none' } },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3.25rem',
    borderTop: '1px solid $nightLine',
    fontWeight: '$semibold',
    cursor: 'pointer',
    '&::after': { content: '"+"', fontSize: '$heading', fontWeight: '$regular' },
    '@md': { display: 'none' },
  },
  '& details[open] summary::after': { content: '"–"' },
  '& details::details-content': { '@md': { contentVisibility: 'visible', blockSize: 'auto' } },
  '& ul': { '@belowMd': { paddingBottom: '$l' } },
  '& a': {
    display: 'inline-block',
    minWidth: '$control',
    paddingBlock: '0.65rem',
    '@md': { paddingBlock: '0.3rem', '@touch': { paddingBlock: '0.65rem' } },
    fontSize: '$small',
    color: '$onNightQuiet',
    textDecoration: 'none',
    '@hover': { '&:hover': { color: '$onNight', textDecoration: 'underline' } },
  },
})

/** Links with icons. */
export const IconLinks = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$s',
  marginBottom: '$l',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '$s',
    minWidth: '$control',
    minHeight: '$control',
    paddingInline: '0.6rem',
    border: '1px solid $nightLine',
    borderRadius: '$pill',
    textDecoration: 'none',
  },
})
