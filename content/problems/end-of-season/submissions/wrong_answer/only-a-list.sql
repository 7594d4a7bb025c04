SELECT * FROM stock WHERE pieces > 0;
