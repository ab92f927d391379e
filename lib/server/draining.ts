const holder = globalThis as typeof globalThis & { sulurDraining?: boolean };

/** From now on this process answers what still comes, but tells balancers and connections to go elsewhere. */
export function startDraining(): void {
  holder.sulurDraining = true;
}

export function isDraining(): boolean {
  return holder.sulurDraining === true;
}
