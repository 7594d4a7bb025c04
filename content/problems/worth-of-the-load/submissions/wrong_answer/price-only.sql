SELECT l.id, l.farmer, p.rupees FROM loads l JOIN prices p ON p.mandi = l.mandi AND p.vegetable = l.vegetable;
