/** The buttons that open and close the menu as a drawer name it by this id. */
export const MAIN_MENU_ID = 'main-menu'
