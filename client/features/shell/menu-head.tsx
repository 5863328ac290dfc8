import { FormattedMessage } from 'react-intl'

import { Icon } from '../../ui/icon.tsx'
import { ToolButton } from '../../ui/site-header.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { MAIN_MENU_ID } from './main-menu-id.ts'

/** The drawer's title and the button that closes it. */
export const MenuHead = () => (
  <div className="drawer-head">
    <FormattedMessage id="shell.menu" />
    <ToolButton type="button" popoverTarget={MAIN_MENU_ID} popoverTargetAction="hide">
      <Icon name="close" />
      <VisuallyHidden>
        <FormattedMessage id="shell.closeMenu" />
      </VisuallyHidden>
    </ToolButton>
  </div>
)
