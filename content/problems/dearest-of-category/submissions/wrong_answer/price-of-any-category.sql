SELECT category, name, price FROM items WHERE category IS NOT NULL AND price IN (SELECT MAX(price) FROM items GROUP BY category);
