import { styled } from './theme.ts'

const control = {
  minHeight: '$control',
  paddingInline: '$l',
  border: '1px solid $control',
  borderRadius: '$pill',
  backgroundColor: '$surface',
  color: '$ink',
  fontSize: '$body',
  '&:focus-visible': { outlineOffset: '1px', borderRadius: '$pill' },
  '&[aria-invalid="true"]': { borderColor: '$danger' },
  '&:disabled': { opacity: 0.55 },
} as const

/** A label above its control, with the error below. */
export const Field = styled('div', {
  display: 'grid',
  // Keeps the field's height beside one with an error.
  alignContent: 'start',
  gap: '$xs',
  '& label': { fontSize: '$small', fontWeight: '$semibold' },
  '& .hint': { fontSize: '$small', color: '$quiet' },
  '& .error': { fontSize: '$small', fontWeight: '$semibold', color: '$danger' },
  // As high as its longest text, so that nothing moves when it has one.
  '& .error[data-room]': { display: 'grid', lineHeight: '$snug' },
  '& .error[data-room]::before': { content: 'attr(data-room)', visibility: 'hidden' },
  '& .error[data-room]::before, & .error[data-room] > span': { gridArea: '1 / 1' },
  variants: {
    layout: {
      above: {},
      beside: { gridAutoFlow: 'column', alignItems: 'center', justifyContent: 'start', gap: '$s' },
    },
  },
  defaultVariants: { layout: 'above' },
})

export const TextInput = styled('input', {
  ...control,
  width: '100%',
  '&::placeholder': { color: '$quiet', opacity: 1 },
})

export const TextArea = styled('textarea', {
  ...control,
  width: '100%',
  padding: '$m $l',
  borderRadius: '$medium',
  resize: 'vertical',
  '&:focus-visible': { outlineOffset: '1px', borderRadius: '$medium' },
})

export const Select = styled('select', {
  ...control,
  appearance: 'none',
  paddingInlineEnd: '$xxl',
  backgroundImage:
    'linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(135deg, currentColor 50%, transparent 50%)',
  backgroundPosition: 'right 1.35rem center, right 1.05rem center',
  backgroundSize: '0.3rem 0.3rem',
  backgroundRepeat: 'no-repeat',
  '@forced': { appearance: 'auto', backgroundImage: 'none' },
})
