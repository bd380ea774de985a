/** Points for a swing whose analysis succeeded (specification, section 9). */
export const pointsPerSwingUpload = 10;
