/** All calls between browser and gateway are beneath it. */
export const API_PATH = '/api/'
