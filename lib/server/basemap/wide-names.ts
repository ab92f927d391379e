/** Names of land and water that no gazetteer of towns has, each around its middle and at the zooms where it helps. */
interface WideName {
  name: string;
  kind: "land" | "sea";
  latitude: number;
  longitude: number;
  size: number;
  from: number;
  to: number;
}

const land = (name: string, latitude: number, longitude: number, from = 3, to = 5, size = 13): WideName => ({
  name: name.toUpperCase(),
  kind: "land",
  latitude,
  longitude,
  size,
  from,
  to,
});

const sea = (name: string, latitude: number, longitude: number, from = 4, to = 8, size = 13): WideName => ({
  name,
  kind: "sea",
  latitude,
  longitude,
  size,
  from,
  to,
});

export const WIDE_NAMES: readonly WideName[] = [
  land("Sumatera", -0.6, 101.6),
  land("Jawa", -7.35, 109.6, 4),
  land("Kalimantan", -0.4, 113.6),
  land("Sulawesi", -2.3, 120.6, 4),
  land("Papua", -4.1, 138.2),
  land("Malaysia", 4.6, 102.3, 4, 7, 12),
  land("Malaysia", 3.3, 114.2, 5, 7, 12),
  land("Timor-Leste", -8.8, 126.1, 6, 9, 12),
  land("Filipina", 7.4, 124.6, 5, 7, 12),
  sea("Samudra Hindia", -8.9, 101.5, 4, 7, 15),
  sea("Samudra Pasifik", 4.2, 136.5, 4, 7, 15),
  sea("Laut Jawa", -5.2, 111.3),
  sea("Laut Banda", -5.6, 127.2),
  sea("Laut Flores", -7.6, 120.6, 6),
  sea("Laut Arafura", -8.9, 134.4),
  sea("Laut Sulawesi", 3.2, 121.6),
  sea("Laut Maluku", 0.6, 125.6, 6),
  sea("Laut Seram", -2.4, 128.6, 6),
  sea("Laut Natuna", 2.2, 107.2, 5),
  sea("Laut Timor", -11, 125.3, 5),
  sea("Laut Sawu", -9.6, 121.9, 6),
  sea("Laut Bali", -7.75, 115.6, 7),
  sea("Selat Malaka", 3.6, 100, 5),
  sea("Selat Karimata", -1.9, 108.6, 6),
  sea("Selat Makassar", -2.1, 117.8, 5),
  sea("Selat Sunda", -6.05, 105.25, 8, 10, 12),
  sea("Teluk Tomini", -0.35, 121.4, 6),
  sea("Teluk Bone", -4.1, 120.8, 6),
  sea("Teluk Cenderawasih", -2.4, 135.3, 6),
];
