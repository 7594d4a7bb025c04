SELECT l.id, l.farmer, l.kg * p.rupees FROM loads l LEFT JOIN prices p ON p.mandi = l.mandi AND p.vegetable = l.vegetable;
