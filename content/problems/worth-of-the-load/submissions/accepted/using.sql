SELECT id, farmer, kg * rupees AS amount
FROM loads
JOIN prices USING (mandi, vegetable);
