SELECT l.id, l.farmer, l.kg * p.rupees AS amount
FROM loads AS l
JOIN prices AS p ON p.mandi = l.mandi AND p.vegetable = l.vegetable;
