SELECT canteen, SUM(plates), COUNT(*), AVG(rating) FROM sales GROUP BY canteen HAVING SUM(plates) >= 100;
