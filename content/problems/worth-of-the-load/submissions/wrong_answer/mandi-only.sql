SELECT l.id, l.farmer, l.kg * p.rupees FROM loads l JOIN prices p ON p.mandi = l.mandi;
