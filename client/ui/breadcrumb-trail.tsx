import { styled } from './theme.ts'

export const BreadcrumbTrail = styled('nav', {
  paddingBlock: '$l $s',
  fontSize: '$small',
  color: '$quiet',
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: '$xs $s' },
  '& li': { display: 'flex', alignItems: 'center', gap: '$s' },
  '& [aria-current]': { display: 'none', '@md': { display: 'flex' } },
  '& li + li::before': { content: '"/"', color: '$accentLine' },
  '& a': {
    display: 'inline-block',
    paddingBlock: '0.125rem',
    textDecoration: 'none',
    '@hover': { '&:hover': { textDecoration: 'underline' } },
  },
})
