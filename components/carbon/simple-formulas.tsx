/** The formulas of the simple mode, in words (spec 9). */
export function SimpleFormulas() {
  return (
    <ul className="measure grid list-disc gap-1 pl-6">
      <li>Transportasi: km per minggu × 52 × 0,2 ÷ 1.000</li>
      <li>Listrik: kWh per bulan × 12 × 0,5 ÷ 1.000</li>
      <li>Daging: porsi per minggu × 52 × 0,05 ÷ 1.000</li>
      <li>Daur ulang mengurangi: persen ÷ 100 × 0,5</li>
      <li>
        Jumlah dalam ton CO₂ per tahun, paling sedikit 0. Di bawah 2 Sangat Baik, di bawah 4 Baik, di bawah 6 Sedang,
        selebihnya Tinggi.
      </li>
    </ul>
  );
}
