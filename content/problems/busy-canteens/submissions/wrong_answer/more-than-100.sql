SELECT canteen, SUM(plates), COUNT(rating), AVG(rating) FROM sales GROUP BY canteen HAVING SUM(plates) > 100;
