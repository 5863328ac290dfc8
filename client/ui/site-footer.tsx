import { styled } from './theme.ts'

export const SiteFooter = styled('footer', {
  marginTop: '$section',
  paddingBlock: '$xxxl $xxl',
  backgroundColor: '$night',
  color: '$onNight',
  '& a': { color: 'inherit' },
  '& :focus-visible': { outlineColor: '$accentLine' },
  '& .top': {
    display: 'grid',
    gap: '$xxl',
    '@lg': { gridTemplateColumns: 'minmax(14rem, 1fr) 2.5fr' },
  },
  '& .columns': {
    display: 'grid',
    gap: '$xxl $xl',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '@lg': { gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' },
  },
  '& h2': { fontSize: '$body', marginBottom: '$s', letterSpacing: 0 },
  '& .columns a': {
    display: 'inline-block',
    paddingBlock: '0.3rem',
    fontSize: '$small',
    color: '$onNightQuiet',
    textDecoration: 'none',
    '@hover': { '&:hover': { color: '$onNight', textDecoration: 'underline' } },
  },
  '& .promise': { maxWidth: '22rem', marginTop: '$m', color: '$onNightQuiet' },
  '& .legal': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '$s $xl',
    marginTop: '$xxxl',
    paddingTop: '$xl',
    borderTop: '1px solid $nightLine',
    fontSize: '$small',
    color: '$onNightQuiet',
  },
  '& .legal ul': { display: 'flex', flexWrap: 'wrap', gap: '0 $l' },
  '& .legal li a, & .legal .current': {
    display: 'inline-block',
    paddingBlock: '$xs',
    paddingInline: 0,
  },
})
