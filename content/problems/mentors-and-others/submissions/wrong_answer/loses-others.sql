SELECT s.roll, s.name, m.name FROM students s JOIN students m ON m.roll = s.mentor AND m.branch = s.branch ORDER BY s.roll;
