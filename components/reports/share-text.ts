/** @param place shown so that a neighbour knows at once whether it concerns them */
export function shareText(damageType: string, place: string): string {
  return `${damageType} di ${place}. Lihat laporannya dan dukung bila Anda juga mengalami:`;
}
