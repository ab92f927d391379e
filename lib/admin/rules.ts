/** How many users one piece of the list holds. */
export const USERS_PAGE = { default: 20, max: 100 };
