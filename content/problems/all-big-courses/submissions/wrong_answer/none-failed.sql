SELECT s.roll, s.name FROM students s WHERE NOT EXISTS (SELECT * FROM results r JOIN courses c ON c.code = r.code WHERE r.roll = s.roll AND c.credits = 4 AND (r.marks < 40 OR r.marks IS NULL));
