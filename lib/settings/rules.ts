/** Carried by every public page: the footer shows the settings. */
export const SETTINGS_TAG = "settings";

export const SETTINGS_LENGTH = { organisation: 80, email: 254, whatsapp: 30, repository: 300, social: 1000 };

/** As many as the footer has room for. */
export const MOST_SOCIAL_LINKS = 6;
